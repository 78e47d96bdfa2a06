import { TeamList } from './team-list';

/** Shows the users of the user's own company. */
export function Component() {
  return <TeamList />;
}
