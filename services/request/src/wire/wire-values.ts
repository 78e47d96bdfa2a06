import { CompanyType as WireSide } from '@setu/proto/common/words';
import * as wire from '@setu/proto/request/words';
import { wireCompanyType, wireRejectReason, wireRequestStatus } from '@setu/proto/wire-words';
import type { CompanyType, RejectReason, RequestStatus } from '@setu/proto/words';

/** Converts a status to its wire form. Undefined becomes unspecified. */
export const statusOrNone = (value: RequestStatus | undefined): wire.RequestStatus =>
  value === undefined ? wire.RequestStatus.UNSPECIFIED : wireRequestStatus(value);

/** Converts a reason to its wire form. Undefined becomes unspecified. */
export const reasonOrNone = (value: RejectReason | undefined): wire.RejectReason =>
  value === undefined ? wire.RejectReason.UNSPECIFIED : wireRejectReason(value);

/** Converts a side to its wire form. Undefined becomes unspecified. */
export const sideOrNone = (value: CompanyType | undefined): WireSide =>
  value === undefined ? WireSide.UNSPECIFIED : wireCompanyType(value);
