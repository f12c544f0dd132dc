// Short messages, seen and read aloud.

let announcementTimer = 0;

/** Says something for a while; `quietly` only to screen readers, where the eye sees it anyway. */
function announce(words, quietly = false) {
    const place = document.getElementById("announcement");
    place.className = quietly ? "hidden" : "toast";
    place.textContent = words;
    clearTimeout(announcementTimer);
    announcementTimer = setTimeout(() => {
        place.textContent = "";
        place.className = "hidden";
    }, quietly ? 2000 : 8000);
}
