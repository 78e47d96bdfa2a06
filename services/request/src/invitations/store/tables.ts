import type { Table } from '@setu/kit/db';
import type { RowOf } from '../../store/fields.js';
import type { invitationFields } from './invitation-fields.js';

export interface InvitationRow extends RowOf<typeof invitationFields> {}

export interface InvitationTables {
  invitation: Table<InvitationRow>;
}
