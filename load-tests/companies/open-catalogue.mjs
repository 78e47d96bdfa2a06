import { mkdirSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDatabase } from '../../deploy/local/database.mjs';
import { dataPaths, inRoot } from '../../deploy/local/paths.mjs';
import { readSecrets } from '../../deploy/local/secrets.mjs';
import { services } from '../../deploy/local/service-names.mjs';
import { openCatalogue as openLists } from '../bench/catalogue.mjs';

/** @typedef {{ id: string, num: number, short_name: string, city_en: string, city_ru: string, version: number }} Company */

/**
 * Starts only the catalogue, with its background tasks, on the database of a folder. Provides its lists as a
 * visitor requests them. Also provides changes of companies and cards, made as the catalogue's consumers and RPCs make
 * them.
 * @param {string} folder an absolute path, or a folder in .data
 * @param {(close: () => unknown) => void} onOpen receives each close function, in order
 * @param {Record<string, string>} [settings] in addition to the usual ones
 */
export async function openCatalogue(folder, onOpen, settings = {}) {
  const dataDir = isAbsolute(folder) ? folder : inRoot(`.data/${folder}`);
  mkdirSync(dataPaths(dataDir).logs, { recursive: true });
  const secrets = readSecrets(dataPaths(dataDir).secrets, [...services, 'bus']);
  const { urls, stop } = await openDatabase({
    dataDir,
    userEnv: {},
    secrets,
    say: (text) => process.stderr.write(`${text}\n`),
  });
  onOpen(stop);
  const dist = inRoot('services/catalogue/dist');
  const load = (/** @type {string} */ path) => import(pathToFileURL(`${dist}/${path}`).href);
  const url = urls.catalogue ?? '';
  const { start } = await load('app.js');
  const unusedUrl = 'http://127.0.0.1:1';
  const unusedId = '00000000-0000-4000-8000-000000000000';
  const service = await start({
    ...{
      DATABASE_URL: url,
      BUS_DATABASE_URL: urls.bus,
      ACTOR_KEYS: secrets.actorKeys.join(','),
      SERVICE_PORT: '0',
    },
    ...{ MEDIA_ADDRESS: '127.0.0.1:1', MEDIA_HTTP_URL: unusedUrl, LOG_LEVEL: 'error' },
    ...settings,
  });
  onOpen(() => service.close());
  const lists = await openLists(dist, url);
  onOpen(() => lists.close());
  const { publishCard } = await load('cards/changes/publish-card.js');
  const { withdrawCard } = await load('cards/changes/withdraw-card.js');
  const { renameCategory } = await load('category-tree/changes/rename-category.js');
  const { onCompanyChanged } = await load('consumers/on-company-changed.js');
  const { readModel } = await load('search/store/read-model.js');
  const { CompanyChanged } = await import('@setu/proto/identity/events');
  const { CompanyType } = await import('@setu/proto/common/words');
  const { openDatabase: openPool, withTransaction } = await import('@setu/kit/db');
  const { deps } = service;

  /** @param {Company} company @param {boolean} active */
  const publishChange = async (company, active) => {
    company.version += 1;
    const { id, version } = company;
    const common = { companyId: id, version, active, type: CompanyType.SUPPLIER, shortName: company.short_name };
    const changed = CompanyChanged.fromPartial({ ...common, city: { en: company.city_en, ru: company.city_ru } });
    const payload = Buffer.from(CompanyChanged.encode(changed).finish());
    await deps.write((/** @type {unknown} */ stores) => onCompanyChanged.handle({ payload }, stores));
  };
  return {
    ...{ url, lists, publishChange, db: lists.db },
    ...{ stores: deps.read, log: deps.log, words: deps.edge.searchTerms.lists },
    /** @param {string} id */
    withdraw: (id) => deps.write((/** @type {unknown} */ stores) => withdrawCard(stores, id)),
    /** @param {string} id */
    publish: (id) => deps.write((/** @type {unknown} */ stores) => publishCard(stores, id, new Date())),
    /** @param {string} id @param {{ en: string, ru: string }} name */
    rename: (id, name) =>
      deps.write((/** @type {unknown} */ stores) =>
        renameCategory(stores, { id, name, expectedVersion: undefined }, { by: unusedId, at: new Date() }),
      ),
    /** @param {string} id */
    isFollowed: async (id) => (await lists.db('company_projection').where({ company_id: id })).length === 0,
    /** @param {(step: string) => void} onStep */
    rebuild: async (onStep) => {
      const patient = openPool({ url, schema: 'setu_catalogue', pool: { max: 1 }, statementMs: 0 });
      try {
        const since = new Date(Date.now() + 60_000);
        await withTransaction(patient, (conn) => readModel(conn).rebuildUnlessSince(since, onStep));
      } finally {
        await patient.destroy();
      }
    },
  };
}
/** @typedef {Awaited<ReturnType<typeof openCatalogue>>} OpenCatalogue */
