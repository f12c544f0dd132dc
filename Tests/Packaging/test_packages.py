"""What .ci/release, .ci/container, .ci/man and .ci/sbom do with what is wrong. Standard library and pytest only."""

import importlib.machinery
import importlib.util
import pathlib
import re
import subprocess
import sys
import types

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.dont_write_bytecode = True


def program(name: str) -> types.ModuleType:
    """A program of .ci as a module."""
    loader = importlib.machinery.SourceFileLoader(name, str(ROOT / ".ci" / name))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(name, loader))
    loader.exec_module(module)
    return module


release, container, man, sbom = program("release"), program("container"), program("man"), program("sbom")
CHANGELOG = "# Changelog\n\n## [Unreleased]\n\n### Added\n\n- Something.\n\n## [0.1.0] - 2026-01-31\n\n### Added\n\n- The first.\n"


def test_the_sources_agree() -> None:
    assert release.checked() == []
    assert len(set(release.versions().values())) == 1


def test_an_entry_is_what_was_unreleased() -> None:
    text = release.entry(CHANGELOG, "0.2.0", "2026-02-28")
    assert text.startswith("# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2026-02-28\n\n### Added\n\n- Something.\n")
    assert release.unreleased(text) == ""
    assert release.changelog_faults(text) == []


@pytest.mark.parametrize(
    ("text", "version", "said"),
    [
        (CHANGELOG, "0.1.0", "has an entry of 0.1.0 already"),
        ("## [Unreleased]\n\n## [0.1.0] - 2026-01-31\n", "0.2.0", "is empty"),
        ("# Changelog\n", "0.2.0", "has no section Unreleased"),
    ],
)
def test_no_entry(text: str, version: str, said: str) -> None:
    with pytest.raises(SystemExit, match=said):
        release.entry(text, version, "2026-02-28")


def test_a_changelog_of_another_form() -> None:
    faults = release.changelog_faults("## [Unreleased]\n\n### News\n\n## 0.1.0\n")
    assert [fault.split(": ")[1].split("”")[0] for fault in faults] == ["“News", "“0.1.0"]


def test_a_version_that_does_not_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(release.PLACES, "Packaging/debian/changelog", r"\A(paywright)")
    assert "Packaging/debian/changelog: version paywright" in release.checked()


def test_dry_run_writes_nothing(tmp_path: pathlib.Path) -> None:
    before = release.CHANGELOG.read_text(encoding="utf-8")
    [version] = set(release.versions().values())
    command = [ROOT / ".ci/release", version, "--dry-run", "--output", tmp_path / "new"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(f"## [{version}] - ")
    assert release.CHANGELOG.read_text(encoding="utf-8") == before
    assert not (tmp_path / "new").exists()


def test_another_version_is_refused() -> None:
    done = subprocess.run([ROOT / ".ci/release", "99.0.0", "--dry-run"], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "expected 99.0.0" in done.stderr


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("COPY Sources ./Sources\n", "", "the build lacks ['Sources']"),
        ("COPY Locales ./Locales", "COPY Langs ./Locales", "git has no such file or folder"),
        ("--from=build", "--from=built", "no stage before has this name"),
        ("/usr/local/bin/paywright /usr/bin", "/usr/local/bin/other /usr/bin", "no command of the stage makes it"),
        (" libicu72", "", "does not install what has libicui18n.so.72"),
        (" tzdata", "", "does not install tzdata"),
        ('["paywright"]', '["server"]', "the entry point server"),
        ("swift build -c release", "swift build", "the build does not run swift build -c release"),
        ("debian:bookworm-slim", "debian", "no version"),
        ("USER", "ADD", "an instruction that this check does not know"),
    ],
)
def test_a_wrong_containerfile(
    old: str, new: str, said: str, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (ROOT / "Containerfile").read_text(encoding="utf-8")
    assert old in text
    for name in ("Package.swift", "Documentation", ".git"):
        (tmp_path / name).symlink_to(ROOT / name)
    (tmp_path / "Containerfile").write_text(text.replace(old, new), encoding="utf-8")
    files = container.tracked()
    monkeypatch.setattr(container, "tracked", lambda: files)
    monkeypatch.setattr(container, "ROOT", tmp_path)
    monkeypatch.setattr(sys, "argv", ["container"])
    assert container.main() == 1
    assert said in capsys.readouterr().err


def test_exit_codes_leave_the_description() -> None:
    discussion = "Prints it. Exit codes: 0 printed, or the pipe closed, 64 wrong usage, 65 nothing was (or --strict and a fault)."
    text, codes = man.statuses(discussion)
    assert text == "Prints it."
    assert codes == [("0", "printed, or the pipe closed"), ("64", "wrong usage"), ("65", "nothing was (or --strict and a fault)")]


@pytest.mark.parametrize(
    ("text", "roff"),
    [("--locale", r"\-\-locale"), ("a\\b", r"a\eb"), (".storekit", r"\&.storekit"), ("’tis", r"\(cqtis"), ("⍽", r"\[u237D]")],
)
def test_text_for_roff(text: str, roff: str) -> None:
    assert man.plain(text) == roff


def resolved(folder: pathlib.Path, monkeypatch: pytest.MonkeyPatch, version: str) -> None:
    """Lets .ci/sbom see one package with one dependency, of which a version was resolved."""
    folder.joinpath("Package.resolved").write_text(
        f'{{"pins": [{{"identity": "one", "location": "there", "state": {{"revision": "0", "version": "{version}"}}}}]}}'
    )
    folder.joinpath("versions.txt").write_text("# Tested.\nroot  one  1.2.3\n")
    bounds = {"range": [{"lowerBound": "1.0.0", "upperBound": "2.0.0"}]}
    monkeypatch.setattr(sbom, "PACKAGES", {"root": folder})
    monkeypatch.setattr(sbom, "VERSIONS", folder / "versions.txt")
    monkeypatch.setattr(sbom, "requirements", lambda package: {"one": bounds})


def test_what_was_tested_is_resolved(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    resolved(tmp_path, monkeypatch, "1.2.3")
    sbom.check()


@pytest.mark.parametrize(
    ("version", "said"), [("1.2.4", "root one: 1.2.3 -> 1.2.4"), ("1.2.2", "-> 1.2.2"), ("2.0.0", "expected 1.0.0 to 2.0.0")]
)
def test_another_version_is_resolved(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, version: str, said: str
) -> None:
    resolved(tmp_path, monkeypatch, version)
    with pytest.raises(SystemExit, match=re.escape(said)):
        sbom.check()


def test_differences_of_versions() -> None:
    before, after = {("root", "a"): "1", ("root", "b"): "1"}, {("root", "b"): "2", ("Server", "c"): "1"}
    expected = ["Server c: none -> 1", "root a: 1 -> none", "root b: 1 -> 2"]
    assert list(sbom.differences(before, after)) == expected
    assert list(sbom.differences(after, after)) == []


def test_the_versions_have_no_hashes() -> None:
    rows = [line.split() for line in sbom.VERSIONS.read_text().splitlines() if not line.startswith("#")]
    assert rows == sorted(rows)
    assert {row[0] for row in rows} == set(sbom.PACKAGES)
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for _, _, version in rows)


def test_pip_takes_what_is_named_by_hash() -> None:
    wanted = [path for path in ROOT.glob("**/*requirements.in") if ".build" not in path.parts]
    assert len(wanted) >= 5
    for path in wanted:
        text = path.with_suffix(".txt").read_text()
        entries = re.split(r"\n(?=\S)", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE).strip())
        assert all(re.match(r"[\w.-]+==\S+ \\\n    --hash=sha256:[0-9a-f]{64}", entry) for entry in entries), path
        names = {entry.split(" ")[0].lower().replace("_", "-") for entry in entries}
        direct = {line.lower().replace("_", "-") for line in path.read_text().splitlines() if line and line[0] != "#"}
        assert direct <= names, path
    for name in (".ci/run", "Python/packaging/build-wheel"):
        for line in (ROOT / name).read_text().splitlines():
            if 'pip" install' in line and "-r" in line.split():
                assert "--require-hashes" in line, f"{name}: {line}"
