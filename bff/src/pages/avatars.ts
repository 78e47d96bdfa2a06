import type { PictureView } from '@setu/contract';
import { forbidden, invalidCode } from '@setu/kit/core';
import type { CallContext } from '../http/call-context.js';
import { pictureView } from '../present/file.js';
import { uploadOne } from './uploads.js';

/** Uploads a picture and sets it as a user's avatar. Checks the caller's permission before accepting any bytes. */
export const uploadAvatar = async (call: CallContext, userId: string): Promise<PictureView> => {
  const { identity, media } = call.deps.services;
  const { teammate } = await identity.getTeammate({ userId }, call.reads());
  if (!teammate?.maySetAvatar) throw forbidden();
  const { data: file } = await uploadOne(call);
  if (!file.type.startsWith('image/')) {
    await media.removeFiles({ fileIds: [file.id] }, call.writes());
    throw invalidCode('wrong_type');
  }
  await identity.setAvatar({ userId, fileId: file.id }, call.writes());
  call.deps.principals.forget(call.caller.token);
  return pictureView(file.id);
};

/** Removes a user's avatar, so that their initials are shown again. */
export const removeAvatar = async (call: CallContext, userId: string): Promise<void> => {
  await call.deps.services.identity.setAvatar({ userId, fileId: '' }, call.writes());
  call.deps.principals.forget(call.caller.token);
};
