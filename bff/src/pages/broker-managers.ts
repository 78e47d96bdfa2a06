import type { PersonView } from '@setu/contract';
import { invalid } from '@setu/kit/core';
import type { Ask } from '../http/ask.js';
import { personView } from '../present/person.js';

/** The broker's active managers and seniors, by name; forbidden for whoever is no broker. */
export const listManagers = async (ask: Ask): Promise<PersonView[]> => {
  const { managers } = await ask.deps.services.identity.listManagers({}, ask.reads());
  return managers.map(personView);
};

/** Refuses on `field` whoever is no active manager of the broker. */
export const mustBeManager = async (ask: Ask, userId: string, field = 'userId'): Promise<void> => {
  const managers = await listManagers(ask);
  if (!managers.some(({ id }) => id === userId)) throw invalid({ [field]: 'invalid_option' });
};
