import type { TranslationFieldView } from '@setu/contract';
import { Fragment, type ReactNode } from 'react';
import { formatNumber } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { IconLanguage } from '../../../ui/icon/icons';
import { Row } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { Panel } from '../../../ui/panel/panel';
import type { Discussions } from '../discussions/use-discussions';
import type { RussianValues } from '../model/translated-card';
import { stateOf, type TextRules } from '../model/translation-state';
import styles from './translate.module.css';
import { type PairNote, TranslationPair } from './translation-pair';
import type { Machine } from './use-machine';

interface TranslationPairsProps {
  fields: readonly TranslationFieldView[];
  values: RussianValues;
  machine: Machine;
  rules: TextRules;
  active: string | null;
  /** Returns the comment on a field. */
  noteOf: (field: string) => PairNote;
  discussions: Discussions;
  stillRight: ReadonlySet<string>;
  /** Confirms that a text needs no new Russian. Undefined for users who may not do so. */
  onConfirm: ((field: string) => void) | undefined;
  /** What a phone shows right below the chosen text. */
  besideActive: ReactNode;
  onActive: (field: string) => void;
  onType: (field: string, text: string) => void;
}

/** Shows the English to read on the left and the Russian to write on the right, field by field. */
export function TranslationPairs(props: TranslationPairsProps) {
  const { fields, values, machine, rules, active, noteOf, discussions, stillRight, onConfirm, onActive, onType } =
    props;
  const t = useTexts('review');
  const ready = fields.filter((field) => stateOf(field, values[field.field] ?? '', rules).level === 'ready').length;
  const empty = fields.filter(({ field, english }) => english.trim() !== '' && !values[field]?.trim());
  return (
    <Panel
      title={t('translate.title')}
      isPadded={false}
      aside={
        <Row gap={3}>
          <Text as="span" size={13} tone="muted" hasFigures>
            {t('translate.progress', { ready: formatNumber(ready), count: fields.length })}
          </Text>
          {machine.isAvailable && empty.length > 0 && (
            <Button
              size="small"
              icon={IconLanguage}
              isBusy={machine.busyWith !== null}
              onClick={() => void machine.translate(empty)}
            >
              {t('translate.all')}
            </Button>
          )}
        </Row>
      }
    >
      {fields.map((field) => (
        <Fragment key={field.field}>
          <TranslationPair
            of={field}
            machine={machine}
            rules={rules}
            note={noteOf(field.field)}
            discussions={discussions}
            isStale={field.changed_since !== null && !stillRight.has(field.field)}
            onConfirm={onConfirm && (() => onConfirm(field.field))}
            isActive={active === field.field}
            onActive={() => onActive(field.field)}
            onType={(text) => onType(field.field, text)}
          />
          {active === field.field && props.besideActive}
        </Fragment>
      ))}
      <p className={styles.foot}>
        <Text as="span" size={12} tone="muted">
          {t('translate.foot')}
        </Text>
      </p>
    </Panel>
  );
}
