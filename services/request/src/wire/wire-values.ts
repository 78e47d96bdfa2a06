import { CompanyType as WireSide } from '@setu/proto/common/words';
import * as wire from '@setu/proto/request/words';
import { wireCompanyType, wireIncoTerm, wireRejectReason, wireRequestStatus } from '@setu/proto/wire-words';
import type { CompanyType, IncoTerm, RejectReason, RequestStatus } from '@setu/proto/words';

/** Converts a status to its wire form. Undefined becomes unspecified. */
export const statusOrNone = (value: RequestStatus | undefined): wire.RequestStatus =>
  value === undefined ? wire.RequestStatus.UNSPECIFIED : wireRequestStatus(value);

/** Converts a reason to its wire form. Undefined becomes unspecified. */
export const reasonOrNone = (value: RejectReason | undefined): wire.RejectReason =>
  value === undefined ? wire.RejectReason.UNSPECIFIED : wireRejectReason(value);

/** Converts an Incoterms term to its wire form. Undefined becomes unspecified. */
export const incoTermOrNone = (value: IncoTerm | undefined): wire.IncoTerm =>
  value === undefined ? wire.IncoTerm.UNSPECIFIED : wireIncoTerm(value);

/** Converts a side to its wire form. Undefined becomes unspecified. */
export const sideOrNone = (value: CompanyType | undefined): WireSide =>
  value === undefined ? WireSide.UNSPECIFIED : wireCompanyType(value);
