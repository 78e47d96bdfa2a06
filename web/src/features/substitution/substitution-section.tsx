import { useGetSubstitutionsQuery } from './api';
import { SubstitutionPanels } from './substitution-panels';

/** Who stands in for a person and for whom he does, as a part of his page; nothing until it is known. */
export function SubstitutionSection({ personId, isOwn }: { personId: string; isOwn: boolean }) {
  const { currentData: view } = useGetSubstitutionsQuery(personId);
  return view ? <SubstitutionPanels view={view} isOwn={isOwn} /> : null;
}
