import type { DepartedUserTables, SettingsTables } from '@setu/kit/events';
import type { AuditTables } from '../audit/store/audit.js';
import type { CartTables } from '../cart/store/tables.js';
import type { ClaimTables } from '../claims/store/tables.js';
import type { ConditionTables } from '../conditions/store/tables.js';
import type { ContractTables } from '../contracts/store/contracts.js';
import type { DocumentTables } from '../documents/store/documents.js';
import type { DraftTables } from '../drafts/store/drafts.js';
import type { EstimateTables } from '../estimates/store/estimates.js';
import type { InvitationTables } from '../invitations/store/tables.js';
import type { MessageTables } from '../messages/store/tables.js';
import type { MilestoneTables } from '../milestones/store/tables.js';
import type { OfferTables } from '../offers/store/offers.js';
import type { ReadModelTables } from '../read-models/store/tables.js';
import type { SampleTables } from '../samples/store/tables.js';

/** All tables of the service. */
export interface Tables
  extends AuditTables,
    CartTables,
    ClaimTables,
    ConditionTables,
    ContractTables,
    ReadModelTables,
    DraftTables,
    EstimateTables,
    InvitationTables,
    DepartedUserTables,
    MessageTables,
    MilestoneTables,
    OfferTables,
    DocumentTables,
    SampleTables,
    SettingsTables {}
