import type * as wire from '@setu/proto/identity/notices';
import { wireNoticeEntity, wireNoticeType } from '@setu/proto/wire-words';
import type { Notice } from '../notices/domain/notices.js';

export const toNotice = ({ id, type, params, entityType, entityId, createdAt, readAt }: Notice): wire.Notice => ({
  id,
  type: wireNoticeType(type),
  params,
  createdAt: createdAt.toISOString(),
  isRead: readAt !== undefined,
  entityType: wireNoticeEntity(entityType),
  entityId,
});
