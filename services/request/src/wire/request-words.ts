import { CompanyType as WireSide } from '@setu/proto/common/words';
import * as wire from '@setu/proto/request/words';
import { wireCompanyType, wireRejectReason, wireRequestStatus } from '@setu/proto/wire-words';
import type { CompanyType, RejectReason, RequestStatus } from '@setu/proto/words';

/** Converts a status to its wire form. Undefined becomes unspecified. */
export const statusOrNone = (word: RequestStatus | undefined): wire.RequestStatus =>
  word === undefined ? wire.RequestStatus.UNSPECIFIED : wireRequestStatus(word);

/** Converts a reason to its wire form. Undefined becomes unspecified. */
export const reasonOrNone = (word: RejectReason | undefined): wire.RejectReason =>
  word === undefined ? wire.RejectReason.UNSPECIFIED : wireRejectReason(word);

/** Converts a side to its wire form. Undefined becomes unspecified. */
export const sideOrNone = (word: CompanyType | undefined): WireSide =>
  word === undefined ? WireSide.UNSPECIFIED : wireCompanyType(word);
