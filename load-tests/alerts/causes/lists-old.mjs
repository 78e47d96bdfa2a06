import { renameSync, writeFileSync } from 'node:fs';
import { revocationList } from '../world/revocation-list.mjs';

/**
 * Supplies a list of revoked certificates whose next update is overdue from the start.
 * @param {import('../world/scene.mjs').Scene} scene
 * @returns {import('../follow.mjs').Cause}
 */
export function listsOld(scene) {
  const { lists, number } = scene;
  const replace = (/** @type {number} */ year) => {
    writeFileSync(`${lists}.new`, revocationList(year));
    renameSync(`${lists}.new`, lists);
  };
  return {
    name: 'a list of revoked certificates of 2021 (the hour until the alert fires is not waited for)',
    bring: async () => replace(2021),
    pages: [
      {
        alert: 'SetuRevocationListsOld',
        isPending: true,
        withinMs: 60_000,
        look: async () => {
          const line = scene.logLine('identity', 'is past its next update');
          if (!line) throw new Error('the log of identity does not mention an outdated list');
          const { path, due } = JSON.parse(line);
          return `log: ${path.split('/').at(-1)} was due ${due.slice(0, 10)}`;
        },
        proven: async () => (await number('max(setu_revocation_lists_outdated)')) === 0,
      },
    ],
    fix: async () => {
      replace(new Date().getUTCFullYear() + 1);
      return 'the list replaced; identity read it without a restart';
    },
  };
}
