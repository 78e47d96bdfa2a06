import type { PictureView } from '@setu/contract';
import { forbidden, invalidCode } from '@setu/kit/core';
import type { Ask } from '../http/call-context.js';
import { pictureView } from '../present/file.js';
import { uploadOne } from './uploads.js';

/** Uploads a picture and sets it as a user's avatar. Checks the caller's permission before accepting any bytes. */
export const uploadAvatar = async (ask: Ask, userId: string): Promise<PictureView> => {
  const { identity, media } = ask.deps.services;
  const { teammate } = await identity.getTeammate({ userId }, ask.reads());
  if (!teammate?.maySetAvatar) throw forbidden();
  const { data: file } = await uploadOne(ask);
  if (!file.type.startsWith('image/')) {
    await media.removeFiles({ fileIds: [file.id] }, ask.writes());
    throw invalidCode('wrong_type');
  }
  await identity.setAvatar({ userId, fileId: file.id }, ask.writes());
  ask.deps.principals.forget(ask.caller.token);
  return pictureView(file.id);
};

/** Removes a user's avatar, so that their initials are shown again. */
export const removeAvatar = async (ask: Ask, userId: string): Promise<void> => {
  await ask.deps.services.identity.setAvatar({ userId, fileId: '' }, ask.writes());
  ask.deps.principals.forget(ask.caller.token);
};
