import { existsSync } from 'node:fs';
import path from 'node:path';
import { compiledFile } from './bundled.mjs';
import { Explained } from './explained.mjs';
import { dataPaths, inRoot } from './paths.mjs';
import { services } from './service-names.mjs';

/** @typedef {(typeof services)[number]} Service */
/** @typedef {Record<string, string>} Env */
/** @typedef {{ email: string, password: string, company: string, roles: string[], name: string }} Account */

/**
 * @typedef {object} Plan the parts of one run of Setu
 * @property {number} port the BFF's port
 * @property {string} dataDir
 * @property {Env} userEnv the environment of the user who starts it
 * @property {Record<string, string>} urls the database URL of each service, and `bus` unless NATS carries the events
 * @property {boolean} demo whether an empty database gets the demo world
 * @property {Account[]} accounts the accounts of the demo world; empty without it
 * @property {import('./secrets.mjs').Secrets} secrets
 * @property {Record<string, number>} ports the ports by name: `<service>`, `<service>-admin`, `bff-admin`, `media-http`
 */

/** The names of all ports of a run except the public one. */
export const portNames = [...services, ...services.map((name) => `${name}-admin`), 'bff-admin', 'media-http'];

/**
 * Returns the entry of a service or the BFF.
 * @param {string} name
 * @param {{ isBundled?: boolean }} [options] whether its code is bundled, which starts faster
 */
export function entryOf(name, { isBundled = true } = {}) {
  const file = compiledFile(`${name}/dist/main.js`, { isBundled });
  if (!existsSync(file)) throw new Explained(`${file} is missing: ${name} was not compiled.`);
  return file;
}

/**
 * Returns the environment of a service: the common settings, and its own database and ports.
 * @param {Service} name
 * @param {Plan} plan
 * @returns {Env}
 */
export function serviceEnv(name, plan) {
  const { urls, ports, userEnv } = plan;
  /** @type {Env} */
  const bus = userEnv.NATS_URL ? { NATS_URL: userEnv.NATS_URL } : { BUS_DATABASE_URL: urls.bus ?? '' };
  const media = name === 'media' ? mediaEnv(plan) : {};
  /** @type {Env} */
  const identity = name === 'identity' ? identityEnv(plan) : {};
  const keepsFiles = name === 'request' || name === 'identity' || name === 'catalogue';
  /** @type {Env} */
  const mediaUrl = keepsFiles ? { MEDIA_HTTP_URL: `http://127.0.0.1:${ports['media-http']}` } : {};
  /** @type {Env} */
  const search =
    name === 'catalogue'
      ? {
          SEARCH_INDEX_DIR: path.join(plan.dataDir, 'search'),
          ...(userEnv.SEARCH_URL && { SEARCH_URL: userEnv.SEARCH_URL }),
        }
      : {};
  const replica = userEnv[`${name.toUpperCase()}_REPLICA_DATABASE_URL`];
  return {
    ...shared(plan),
    ...search,
    ...(replica && { REPLICA_DATABASE_URL: replica }),
    DATA_DIR: plan.dataDir,
    SERVICE_PORT: String(ports[name]),
    TASKS_DELAY_MS: '2000',
    ADMIN_PORT: String(ports[`${name}-admin`]),
    DATABASE_URL: urls[name] ?? '',
    SETU_DEMO: plan.demo ? '1' : '0',
    ...bus,
    ...media,
    ...identity,
    ...mediaUrl,
  };
}

/**
 * @param {Plan} plan @returns {Env} the extra settings of media: its listener for bytes, the folder for files, and the
 *   delay before it draws the images of the demo world
 */
function mediaEnv({ dataDir, ports, userEnv }) {
  const { files, temp } = dataPaths(dataDir);
  const objectStore = Object.fromEntries(Object.entries(userEnv).filter(([name]) => name.startsWith('S3_')));
  return {
    HTTP_PORT: String(ports['media-http']),
    OBJECTS_DIR: files,
    MEDIA_TEMP_DIR: userEnv.MEDIA_TEMP_DIR ?? temp,
    TASKS_DELAY_MS: userEnv.MEDIA_TASKS_DELAY_MS ?? '10000',
    ...objectStore,
  };
}

/**
 * @param {Plan} plan @returns {Env} the extra settings of identity: where emails are stored or sent, the origin of
 *   their links, whether webhooks may use local addresses, the captcha's secret
 */
function identityEnv(plan) {
  const own = Object.fromEntries(
    Object.entries(plan.userEnv).filter(([name]) => /^(SMTP_URL|SEARCH_URL|RECAPTCHA_SECRET)$/.test(name)),
  );
  // Users who try out the demo receive webhooks on the same machine.
  const tried = plan.demo && plan.userEnv.NODE_ENV !== 'production' ? '1' : '0';
  const local = plan.userEnv.WEBHOOKS_LOCAL ?? tried;
  return { MAIL_DIR: dataPaths(plan.dataDir).mail, PUBLIC_ORIGIN: publicOrigin(plan), WEBHOOKS_LOCAL: local, ...own };
}

/** @param {Plan} plan */
const publicOrigin = ({ userEnv, port }) => userEnv.PUBLIC_ORIGIN ?? `http://localhost:${port}`;

/** @param {Plan} plan @returns {Env} the environment of the BFF */
export function bffEnv(plan) {
  const { ports, port, userEnv } = plan;
  return {
    ...shared(plan),
    PORT: String(port),
    ADMIN_PORT: String(ports['bff-admin']),
    ...Object.fromEntries(services.map((name) => [`${name.toUpperCase()}_ADDRESS`, `127.0.0.1:${ports[name]}`])),
    MEDIA_HTTP_URL: `http://127.0.0.1:${ports['media-http']}`,
    CSRF_SECRET: userEnv.CSRF_SECRET ?? plan.secrets.csrf,
    WEB_DIR: userEnv.WEB_DIR ?? inRoot('web/dist'),
    PUBLIC_ORIGIN: publicOrigin(plan),
    DEMO_ACCOUNTS: JSON.stringify(plan.accounts),
  };
}

/** Settings that replace an embedded default. Each process gets only its own. */
const switches =
  /^(DATABASE_URL|.+_DATABASE_URL|NATS_URL|S3_.+|SMTP_URL|RECAPTCHA_SECRET|PORT|ADMIN_PORT|SERVICE_PORT|HTTP_PORT|SETU_DEMO|npm_.+)$/;

/** @param {Plan} plan @returns {Env} */
function shared({ userEnv, secrets }) {
  return {
    ...Object.fromEntries(Object.entries(userEnv).filter(([name]) => !switches.test(name))),
    NODE_ENV: userEnv.NODE_ENV ?? 'development',
    LOG_LEVEL: userEnv.LOG_LEVEL ?? 'info',
    ACTOR_KEYS: userEnv.ACTOR_KEYS ?? secrets.actorKeys.join(','),
  };
}
