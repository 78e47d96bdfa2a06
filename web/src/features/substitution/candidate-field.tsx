import type { CandidateView } from '@setu/contract';
import { constants, personRoles } from '@setu/contract';
import { useId, useState } from 'react';
import { toProblem } from '../../api/problem';
import { problemText } from '../../api/problem-text';
import { useFormField } from '../../forms/use-form-field';
import { formatDate } from '../../i18n/formats';
import { formalName, fullName, shortName } from '../../i18n/names';
import { useTexts } from '../../i18n/use-texts';
import { useSettled } from '../../lib/use-settled';
import { TextButton } from '../../ui/button/text-link';
import { FieldNote } from '../../ui/field/field-frame';
import { TextControl } from '../../ui/field/text-control';
import { IconSearch } from '../../ui/icon/icons';
import { Person } from '../../ui/person/person';
import { SkeletonText } from '../../ui/skeleton/skeleton';
import { Failure } from '../../ui/states/states';
import { useListSubstituteCandidatesQuery } from './api';
import styles from './substitution.module.css';

/**
 * The number of people shown first and added on each request for more. People beyond the server's maximum are found
 * only by name.
 */
const pageSize = constants.defaultPageSize;
const maxSize = 100;
const pauseMs = 400;

interface CandidateFieldProps {
  name: string;
  personId: string;
}

/** Asks for a colleague, found by name. The person to be substituted is listed but cannot be chosen. */
export function CandidateField({ name, personId }: CandidateFieldProps) {
  const t = useTexts('substitution');
  const { id, value, error, setValue, markLeft } = useFormField<string>(name);
  const [typed, setTyped] = useState('');
  const [size, setSize] = useState<number>(pageSize);
  const search = useSettled(typed.trim(), pauseMs);
  const query = useListSubstituteCandidatesQuery({ teamUser: personId, search, size });
  const group = useId();
  const { data } = query;
  return (
    <div>
      <TextControl
        icon={IconSearch}
        aria-label={t('candidates.search')}
        placeholder={t('candidates.search')}
        value={typed}
        maxLength={constants.searchMaxLength}
        onChange={(event) => setTyped(event.target.value)}
        onClear={() => setTyped('')}
      />
      {data ? (
        <div
          role="radiogroup"
          aria-label={t('candidates.label')}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : undefined}
          className={styles.candidates}
          aria-busy={query.isFetching}
        >
          {data.list.map((person, at) => (
            <Candidate
              key={person.id}
              person={person}
              inputId={at === 0 ? id : undefined}
              group={group}
              isChosen={person.id === value}
              onChoose={() => setValue(person.id)}
              onLeave={markLeft}
            />
          ))}
          {data.list.length === 0 && (
            <p className={styles.note}>{t(search === '' ? 'candidates.none' : 'candidates.notFound')}</p>
          )}
          {data.total_count > data.list.length && size < maxSize && (
            <p className={styles.note}>
              <TextButton onClick={() => setSize(Math.min(size + pageSize, maxSize))}>
                {t('candidates.more')}
              </TextButton>
            </p>
          )}
        </div>
      ) : query.isError ? (
        <Failure title={problemText(toProblem(query.error))} onRetry={query.refetch} />
      ) : (
        <SkeletonText lines={5} />
      )}
      <FieldNote id={`${id}-note`} error={error} />
    </div>
  );
}

interface CandidateProps {
  person: CandidateView;
  inputId: string | undefined;
  group: string;
  isChosen: boolean;
  onChoose: () => void;
  onLeave: () => void;
}

function Candidate({ person, inputId, group, isChosen, onChoose, onLeave }: CandidateProps) {
  const t = useTexts('substitution');
  const accountTexts = useTexts('account');
  const { taken } = person;
  const role = personRoles.find((one) => person.roles.includes(one));
  const busy = taken && t('candidates.taken', { name: shortName(taken.substitute), day: formatDate(taken.finish) });
  const note = [role && accountTexts(`roles.${role}`), busy].filter(Boolean).join(' · ');
  return (
    <label className={styles.candidate} data-off={!person.is_selectable || undefined}>
      <input
        type="radio"
        id={inputId}
        name={group}
        disabled={!person.is_selectable}
        checked={isChosen}
        onChange={onChoose}
        onBlur={onLeave}
      />
      <Person name={formalName(person)} initials={fullName(person)} note={note} size="small" />
    </label>
  );
}
