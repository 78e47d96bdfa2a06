import { companyName, fullName } from '../../i18n/names';
import { useTexts } from '../../i18n/use-texts';
import { SearchSelect } from '../../ui/field/search-select';
import type { Option } from '../../ui/field/select-control';
import { useLazyFindAuditPeopleQuery } from './api';

interface PersonFilterProps {
  chosen: Option | null;
  onChoose: (option: Option | null) => void;
}

/** Narrows the log to one person, found by name. Lists the broker's own people before anything is typed. */
export function PersonFilter({ chosen, onChoose }: PersonFilterProps) {
  const t = useTexts('audit');
  const [find] = useLazyFindAuditPeopleQuery();
  return (
    <SearchSelect
      aria-label={t('person')}
      placeholder={t('personPlaceholder')}
      value={chosen}
      onChange={onChoose}
      from={0}
      search={async (text) => {
        const { list } = await find(text, true).unwrap();
        const options = list.map((person) => ({
          value: person.id,
          label: `${fullName(person)}, ${companyName(person.company_name)}`,
        }));
        return { options, hasMore: false };
      }}
    />
  );
}
