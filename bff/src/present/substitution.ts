import type { SubstitutionView } from '@setu/contract';
import type { Substitution } from '@setu/proto/identity/substitutions';
import { personView } from './person.js';

const nobody = { id: '', name: '', surname: '', patronymic: '' };

/** Presents a substitution with the names of its users. */
export const substitutionView = (line: Substitution): SubstitutionView => ({
  id: line.id,
  user: personView(line.user ?? nobody),
  substitute: personView(line.substitute ?? nobody),
  start: line.start,
  finish: line.finish,
  time_zone: line.timeZone,
  is_in_force: line.isInForce,
});
