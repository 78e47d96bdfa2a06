import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {ReturnType<typeof clocksIn>} Clocks */

/** Where distributions put libfaketime, below the folders of their libraries. */
const places = ['/usr/lib', '/usr/lib64', '/usr/local/lib'];

/** @returns {string | undefined} the library that gives a process another time */
export function findFaketime() {
  const folders = places.flatMap((place) =>
    existsSync(place) ? [place, ...readdirSync(place).map((name) => join(place, name))] : [],
  );
  return folders.map((folder) => join(folder, 'faketime', 'libfaketimeMT.so.1')).find((path) => existsSync(path));
}

/**
 * Clocks of processes that can be put wrong while they run, by a file each looks at once a second; where there is no
 * libfaketime every process has the machine's.
 * @param {string} folder
 */
export function clocksIn(folder) {
  const library = findFaketime();
  const fileOf = (/** @type {string} */ name) => join(folder, `clock-${name}`);
  /** @param {string} name @param {number} seconds the clock is ahead */
  const put = (name, seconds) => {
    mkdirSync(folder, { recursive: true });
    // Read at any moment: it is never there by half.
    writeFileSync(`${fileOf(name)}.new`, `+${seconds}\n`);
    renameSync(`${fileOf(name)}.new`, fileOf(name));
  };
  return {
    put,
    /** What a process needs in its environment. @param {string} name @returns {Record<string, string>} */
    env: (name) => {
      if (library === undefined) return {};
      put(name, 0);
      return {
        LD_PRELOAD: library,
        FAKETIME_TIMESTAMP_FILE: fileOf(name),
        FAKETIME_CACHE_DURATION: '1',
        // Timers go by the time that only passes.
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      };
    },
  };
}
