import { invalid, isKnownPhone } from '@setu/kit/core';
import {
  companyOfSupplier,
  contactOfSupplier,
  plainSupplier,
  type SupplierForm,
  supplierFailures,
} from '@setu/proto/supplier-form';
import { businessTypes } from '@setu/proto/words';
import type { Application } from './application.js';

/** The input of an application in addition to the form that both sides share. */
export interface Applying extends SupplierForm {
  businessType: string;
  regulationAccepted: boolean;
}

type ReportedApplication = Omit<
  Application,
  'id' | 'numericHash' | 'status' | 'fileIds' | 'managerId' | 'rejectReason' | 'createdAt' | 'inWorkAt' | 'completedAt'
>;

const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Validates the input of an application and returns it as stored. Throws `invalid` by the field names of the form. */
export function readyApplication(typed: Applying): ReportedApplication {
  const { industryIds, ...form } = plainSupplier(typed);
  const failures = {
    ...supplierFailures(typed, { isGstnRequired: false, isKnownPhone }),
    ...(!businessTypes.some((type) => type === typed.businessType) && { type: 'required' }),
    ...(industryIds.some((id) => !uuidShape.test(id)) && { industries: 'invalid_option' }),
    ...(!typed.regulationAccepted && { regulation_accepted: 'required' }),
  };
  if (Object.keys(failures).length > 0) throw invalid(failures);
  return {
    ...companyOfSupplier(form),
    industryIds: [...industryIds],
    businessType: typed.businessType,
    contact: contactOfSupplier(form),
  };
}
