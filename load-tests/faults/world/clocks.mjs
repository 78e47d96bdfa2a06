import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {ReturnType<typeof clocksIn>} Clocks */

/** The folders whose subfolders contain libfaketime on the common distributions. */
const places = ['/usr/lib', '/usr/lib64', '/usr/local/lib'];

/** @returns {string | undefined} the library that gives a process another time */
export function findFaketime() {
  const folders = places.flatMap((place) =>
    existsSync(place) ? [place, ...readdirSync(place).map((name) => join(place, name))] : [],
  );
  return folders.map((folder) => join(folder, 'faketime', 'libfaketimeMT.so.1')).find((path) => existsSync(path));
}

/**
 * Provides clocks that can be changed while the processes run. Each process reads the offset from a file once a second.
 * Without libfaketime, every process has the clock of the machine.
 * @param {string} folder
 */
export function clocksIn(folder) {
  const library = findFaketime();
  const fileOf = (/** @type {string} */ name) => join(folder, `clock-${name}`);
  /** @param {string} name @param {number} seconds how far the clock is ahead */
  const put = (name, seconds) => {
    mkdirSync(folder, { recursive: true });
    // The process may read the file at any moment, so the file is replaced in one operation.
    writeFileSync(`${fileOf(name)}.new`, `+${seconds}\n`);
    renameSync(`${fileOf(name)}.new`, fileOf(name));
  };
  return {
    put,
    /** Returns the environment variables for a process. @param {string} name @returns {Record<string, string>} */
    env: (name) => {
      if (library === undefined) return {};
      put(name, 0);
      return {
        LD_PRELOAD: library,
        FAKETIME_TIMESTAMP_FILE: fileOf(name),
        FAKETIME_CACHE_DURATION: '1',
        // Timers use the monotonic clock, which is not changed.
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      };
    },
  };
}
