import type { Table } from '@setu/kit/db';
import type { fileFields } from '../../conditions/store/condition-fields.js';
import type { RowOf } from '../../store/fields.js';
import type { conversationFields, messageFields } from './message-fields.js';

interface MessageRow extends RowOf<typeof messageFields> {
  conversation_id: string;
}

interface MessageFileRow extends RowOf<typeof fileFields> {
  message_id: string;
  position: number;
}

interface MessageReadRow {
  conversation_id: string;
  user_id: string;
  seq: number;
  at: Date;
}

export interface MessageTables {
  conversation: Table<RowOf<typeof conversationFields>>;
  message: Table<MessageRow>;
  message_file: Table<MessageFileRow>;
  message_read: Table<MessageReadRow>;
}
