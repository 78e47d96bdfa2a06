import { forbidden, invalid, isUuid } from '@setu/kit/core';
import { mustBeUser } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { saveOwnCompany as save } from '../changes/save-own-company.js';
import { mayEditOwnCompany } from '../domain/may-edit.js';
import type { TypedAddress } from '../domain/own-company.js';
import { fromForm } from './own-company-message.js';

const wrongIds = (name: string, address: TypedAddress | undefined): [string, string][] =>
  (['region', 'area', 'city'] as const).flatMap((place) => {
    const id = address?.[`${place}Id`] ?? '';
    return id === '' || isUuid(id) ? [] : [[`company.${name}.${place}`, 'invalid_option'] as [string, string]];
  });

/** For the company's admins. Saves its form. */
export const saveOwnCompany: Rpc<'saveOwnCompany'> =
  ({ write, ids, clock }) =>
  async ({ company, version }, { actor }) => {
    mustBeUser(actor);
    if (!mayEditOwnCompany(actor)) throw forbidden();
    if (company === undefined) throw invalid({ company: 'required' });
    const typed = fromForm(company);
    const wrong = [...wrongIds('legal_addr', typed.legalAddr), ...wrongIds('actual_addr', typed.actualAddr)];
    if (wrong.length > 0) throw invalid(Object.fromEntries(wrong));
    const { companyId } = actor;
    const context = { actor, now: clock.now(), ids };
    return { version: await write((stores) => save(stores, { companyId, typed, version }, context)) };
  };
