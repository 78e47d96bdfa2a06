import { refusalFor } from '../http/access.js';
import type { CallContext } from '../http/call-context.js';
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
const mustWriteCards = async ({ deps, principal, actor, reads }: CallContext): Promise<void> => {
  if (actor.companyType === 'supplier') {
    await deps.services.catalogue.listImports({ companyId: actor.companyId }, reads(listMs));
    return;
  }
  const refusal = refusalFor('manager', principal);
  if (refusal) throw refusal;
};

/** Sends the .xlsx template, with its names in the reader's language. */
export const sendCardTemplate = async (call: CallContext): Promise<void> => {
  await mustWriteCards(call);
  const { catalogue, identity } = call.deps.services;
  const [{ categories }, { units }, { colors }, { countries }, { industries }] = await Promise.all([
    call.deps.categories(call.reads(listMs)),
    catalogue.listUnits({}, call.reads(listMs)),
    catalogue.listColors({}, call.reads(listMs)),
    catalogue.listCountries({}, call.reads(listMs)),
    identity.listIndustries({}, call.reads(listMs)),
  ]);
  const lists = templateLists({ categories, units, colors, countries, industries }, call.locale);
  const bytes = await templateBook(lists, call.locale);
  sendBytes(call, { name: `${importTexts[call.locale].templateFile}.xlsx`, type, bytes });
};
