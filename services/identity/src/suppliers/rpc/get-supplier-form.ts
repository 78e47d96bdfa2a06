import { mustBeUser, readId } from '@setu/kit/rpc';
import { wireObjectPermission } from '@setu/proto/wire-words';
import { toName, toPerson } from '../../messages/person-message.js';
import type { Rpc } from '../../served.js';
import { supplierOf } from '../changes/supplier-of.js';
import { editableSupplier } from './editable-supplier.js';
import { toForm } from './supplier-message.js';

/** Returns a supplier's form. For users who may edit the supplier. */
export const getSupplierForm: Rpc<'getSupplierForm'> =
  ({ read }) =>
  async ({ companyId }, { actor }) => {
    mustBeUser(actor);
    const id = readId(companyId);
    const { company, permissions } = editableSupplier(await read.companies.byId(id), actor);
    const manager = company.brokerManagerId === undefined ? undefined : await read.users.byId(company.brokerManagerId);
    const summary = await read.companies.summary(id);
    return {
      form: toForm(supplierOf(company, await read.industries.all())),
      version: summary?.version ?? 0,
      brokerManager: manager && (actor.companyType === 'broker' ? toPerson : toName)(manager.user),
      permissions: permissions.map(wireObjectPermission),
    };
  };
