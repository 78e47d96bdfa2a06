import { mustBeUser, readId } from '@setu/kit/rpc';
import { isSenior } from '../../people/domain/roles.js';
import type { Rpc } from '../../served.js';
import { saveSupplier as save } from '../changes/save-supplier.js';
import { editableSupplier } from './editable-supplier.js';
import { fromForm } from './supplier-message.js';

/** Stores a supplier's form. For users who may edit the supplier. */
export const saveSupplier: Rpc<'saveSupplier'> =
  ({ write, clock, ids }) =>
  async ({ companyId, form, version }, { actor }) => {
    mustBeUser(actor);
    const id = readId(companyId);
    return write(async (stores) => {
      await stores.companies.lock(id);
      const { company: before } = editableSupplier(await stores.companies.byId(id), actor);
      const sent = fromForm(form);
      const isNamed = isSenior(actor.companyType, actor.roles) && sent.managerId !== undefined;
      const typed = { ...sent, managerId: isNamed ? sent.managerId : before.brokerManagerId };
      return { version: await save(stores, { before, typed, version }, { actor, now: clock.now(), ids }) };
    });
  };
