import type { SubstitutionView } from '@setu/contract';
import type { Substitution } from '@setu/proto/identity/substitutions';
import { personView } from './person.js';

const noPerson = { id: '', name: '', surname: '', patronymic: '' };

/** Presents a substitution with the names of its users. */
export const substitutionView = (line: Substitution): SubstitutionView => ({
  id: line.id,
  user: personView(line.user ?? noPerson),
  substitute: personView(line.substitute ?? noPerson),
  start: line.start,
  finish: line.finish,
  time_zone: line.timeZone,
  is_in_force: line.isInForce,
});
