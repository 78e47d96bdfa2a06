import { refusalFor } from '../http/access.js';
import type { Ask } from '../http/call-context.js';
import { sendBytes } from '../http/send-bytes.js';
import { importTexts } from '../language/import-texts.js';
import { templateBook } from '../present/template-book.js';
import { templateLists } from '../present/template-lists.js';

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The longest time for the file, which is generated from five lists on every download. */
export const cardTemplateMs = 20_000;
const listMs = 8_000;

/**
 * Rejects callers who may not write cards. Managers may write those of every supplier. For a supplier's own users the
 * catalogue decides.
 */
const mustWriteCards = async ({ deps, principal, actor, reads }: Ask): Promise<void> => {
  if (actor.companyType === 'supplier') {
    await deps.services.catalogue.listImports({ companyId: actor.companyId }, reads(listMs));
    return;
  }
  const refusal = refusalFor('manager', principal);
  if (refusal) throw refusal;
};

/** Sends the .xlsx template, with its names in the reader's language. */
export const sendCardTemplate = async (ask: Ask): Promise<void> => {
  await mustWriteCards(ask);
  const { catalogue, identity } = ask.deps.services;
  const [{ categories }, { units }, { colors }, { countries }, { industries }] = await Promise.all([
    ask.deps.categories(ask.reads(listMs)),
    catalogue.listUnits({}, ask.reads(listMs)),
    catalogue.listColors({}, ask.reads(listMs)),
    catalogue.listCountries({}, ask.reads(listMs)),
    identity.listIndustries({}, ask.reads(listMs)),
  ]);
  const lists = templateLists({ categories, units, colors, countries, industries }, ask.locale);
  const bytes = await templateBook(lists, ask.locale);
  sendBytes(ask, { name: `${importTexts[ask.locale].templateFile}.xlsx`, type, bytes });
};
