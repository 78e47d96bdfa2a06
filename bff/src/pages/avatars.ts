import type { PictureView } from '@setu/contract';
import { forbidden, invalidCode } from '@setu/kit/core';
import type { Ask } from '../http/ask.js';
import { pictureView } from '../present/file.js';
import { uploadOne } from './uploads.js';

/** Uploads a picture and shows somebody with it; whether that is the caller's to do is asked before a byte is taken. */
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

/** Somebody is shown by his initials again. */
export const removeAvatar = async (ask: Ask, userId: string): Promise<void> => {
  await ask.deps.services.identity.setAvatar({ userId, fileId: '' }, ask.writes());
  ask.deps.principals.forget(ask.caller.token);
};
