import type { SearchWordsView, StopWordsView } from '@setu/contract';
import { useMemo, useState } from 'react';
import { type Problem, toProblem } from '../../api/problem';
import { AppForm } from '../../forms/app-form';
import { TextAreaField } from '../../forms/fields/text-field';
import { SubmitButton } from '../../forms/submit-button';
import { formatDate } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { Row, Stack } from '../../ui/layout/layout';
import { Panel } from '../../ui/panel/panel';
import { notify } from '../../ui/toast/toast-store';
import { useSaveStopWordsMutation } from './api';
import type { Refetch } from './open-synonym';
import { readTyped, typedOf } from './terms';
import { useWordTexts } from './use-word-texts';
import styles from './words.module.css';

const schema = async () => (await import('./words-schema')).stopWordsSchema;

interface StopWordsPanelProps {
  list: StopWordsView;
  people: SearchWordsView['people'];
  refetch: Refetch;
}

/** Edits the words that searches in a language ignore. */
export function StopWordsPanel({ list, people, refetch }: StopWordsPanelProps) {
  const t = useTexts('search-words');
  const { nameOf } = useWordTexts(people);
  const [save] = useSaveStopWordsMutation();
  const [round, setRound] = useState(0);
  const [shown, setShown] = useState(list);
  const initial = useMemo(() => ({ words: typedOf(shown.words) }), [shown]);
  const title = t(`stopWords.title.${list.language}`);
  const submit = async ({ words }: { words: string }) => {
    try {
      const saved = await save({ language: list.language, version: shown.version, words: readTyped(words) }).unwrap();
      setShown(saved.stop_words);
      setRound(round + 1);
      notify({ kind: 'success', title: t('stopWords.saved'), text: t('inForce') });
    } catch (error) {
      const problem = toProblem(error);
      const now = problem.kind === 'conflict' ? await refetch() : undefined;
      const current = now?.stop_words.find(({ language }) => language === list.language);
      if (!current) throw problem;
      // The typed text stays in the field. The next attempt overwrites the other user's version.
      setShown({ ...shown, version: current.version });
      const added = current.words.filter((word) => !shown.words.includes(word));
      const removed = shown.words.filter((word) => !current.words.includes(word));
      const message = t('stopWords.overtaken', {
        added: added.join(', ') || '–',
        removed: removed.join(', ') || '–',
      });
      throw { ...problem, message } satisfies Problem;
    }
  };
  return (
    <Panel title={title}>
      <AppForm key={round} schema={schema} initial={initial} onSubmit={submit} ariaLabel={title}>
        {({ dirty }) => (
          <Stack gap={3}>
            <TextAreaField
              name="words"
              label={t('stopWords.words')}
              hint={t('stopWords.hint')}
              lang={list.language}
              rows={4}
            />
            <Row gap={4} align="center">
              <SubmitButton tone="line" isDisabled={!dirty}>
                {t('save')}
              </SubmitButton>
              {list.changed_at && (
                <span className={styles.second}>
                  {t('changedBy', { name: nameOf(list.changed_by), at: formatDate(list.changed_at) })}
                </span>
              )}
            </Row>
          </Stack>
        )}
      </AppForm>
    </Panel>
  );
}
