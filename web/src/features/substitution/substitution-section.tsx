import { useGetSubstitutionsQuery } from './api';
import { SubstitutionPanels } from './substitution-panels';

/** Shows a user's substitutions in both directions on the user's page. Shows nothing until they are loaded. */
export function SubstitutionSection({ personId, isOwn }: { personId: string; isOwn: boolean }) {
  const { currentData: view } = useGetSubstitutionsQuery(personId);
  return view ? <SubstitutionPanels view={view} isOwn={isOwn} /> : null;
}
