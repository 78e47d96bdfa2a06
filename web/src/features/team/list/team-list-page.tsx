import { TeamList } from './team-list';

/** The people of one's own company. */
export function Component() {
  return <TeamList />;
}
