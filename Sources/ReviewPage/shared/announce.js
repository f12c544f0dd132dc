// Short messages, seen and read aloud.

const announcementTimers = new Map();

/** Says something for a while; `quietly` only to screen readers, where the eye sees it anyway. */
function announce(words, quietly = false) {
    const place = document.getElementById(quietly ? "spoken" : "announcement");
    if (!quietly) place.className = "toast";
    place.textContent = words;
    clearTimeout(announcementTimers.get(place));
    announcementTimers.set(place, setTimeout(() => {
        place.textContent = "";
        place.className = "hidden";
    }, quietly ? 2000 : 8000));
}
