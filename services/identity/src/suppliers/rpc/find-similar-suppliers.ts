import { cut } from '@setu/kit/core';
import { mustHave } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { knownBy } from '../domain/similar.js';

const longest = 300;
const maxSuppliers = 10;
const maxEmails = 10;

/** Returns existing suppliers that may be the same company as the one described. Managers only. */
export const findSimilarSuppliers: Rpc<'findSimilarSuppliers'> =
  ({ read }) =>
  async ({ companyName, pan, gstn, webSiteUrl, emails }, { actor }) => {
    mustHave(actor, 'supplier_create');
    const normalised = (text: string): string => cut(text.replaceAll('\0', '').trim(), longest);
    const like = knownBy({
      companyName: normalised(companyName),
      ...{ pan: normalised(pan), gstn: normalised(gstn), webSiteUrl: normalised(webSiteUrl) },
      emails: emails.slice(0, maxEmails).map(normalised),
    });
    const found = await read.suppliers.alike(like);
    const ids = [...new Set(found.map(({ companyId }) => companyId))].slice(0, maxSuppliers);
    const suppliers = ids.map((companyId) => {
      const ways = found.filter((one) => one.companyId === companyId);
      return { companyId, shortName: ways[0]?.shortName ?? '', by: ways.map(({ by }) => by) };
    });
    return { suppliers };
  };
