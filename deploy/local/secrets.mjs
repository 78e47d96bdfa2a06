import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** @typedef {{ postgres: string, engines: string, roles: Record<string, string>, actorKeys: string[], csrf: string }} Secrets */

const secret = () => randomBytes(32).toString('base64url');

/**
 * Returns the secrets of one installation. They are created once and stored in a file that only its owner can read.
 * @param {string} file
 * @param {readonly string[]} roles names of the database roles; a new one gets its password when it first appears
 * @returns {Secrets}
 */
export function readSecrets(file, roles) {
  /** @type {Partial<Secrets>} */
  const stored = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const secrets = {
    postgres: stored.postgres ?? secret(),
    engines: stored.engines ?? secret(),
    roles: Object.fromEntries(roles.map((role) => [role, stored.roles?.[role] ?? secret()])),
    actorKeys: stored.actorKeys ?? [secret()],
    csrf: stored.csrf ?? secret(),
  };
  if (JSON.stringify(secrets) !== JSON.stringify(stored)) {
    writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  chmodSync(file, 0o600);
  return secrets;
}
