import { useSyncExternalStore } from 'react';
import { formatPercent } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { Icon } from '../../ui/icon/icon';
import { IconAlertTriangle, IconCircleCheck } from '../../ui/icon/icons';
import { VisuallyHidden } from '../../ui/layout/text';
import { Panel } from '../../ui/panel/panel';
import { type Section, SectionCount } from './form-section';
import type { SectionState, SectionStore } from './section-store';
import styles from './sections.module.css';

interface SectionNavProps {
  sections: Pick<Section, 'id' | 'title' | 'note' | 'task'>[];
  store: SectionStore;
  formIdOf: (id: string) => string;
  /** What is left to do besides filling the form, shown instead of the share of filled fields. */
  task?: string | undefined;
}

const totalOf = (states: SectionState[], key: 'filled' | 'total') => states.reduce((sum, state) => sum + state[key], 0);

/**
 * The completeness of the form, with a link to each section: a tick, a ring, or a red triangle. On phones it is a
 * sticky bar.
 */
export function SectionNav({ sections, store, formIdOf, task }: SectionNavProps) {
  const t = useTexts('fields');
  const states = useSyncExternalStore(store.subscribe, store.states);
  const known = sections.flatMap(({ id }) => states[id] ?? []);
  const total = totalOf(known, 'total');
  const share = total > 0 ? totalOf(known, 'filled') / total : 0;
  return (
    <Panel
      title={t('sections.completeness')}
      aside={<span className={styles.share}>{task ?? formatPercent(Math.floor(share * 100) / 100)}</span>}
      isPadded={false}
      className={styles.side}
    >
      {!task && <progress className={styles.meter} value={share} aria-label={t('sections.completeness')} />}
      <nav className={styles.nav} data-page-sections aria-label={t('sections.label')}>
        {sections.map((section) => (
          <a key={section.id} href={`#${formIdOf(section.id)}`} onClick={() => store.open(section.id)}>
            <SectionMark state={section.task ? undefined : states[section.id]} />
            {section.title} <SectionCount store={store} section={section} />
          </a>
        ))}
      </nav>
    </Panel>
  );
}

function SectionMark({ state }: { state: SectionState | undefined }) {
  const t = useTexts('fields');
  if (state && state.errors > 0) return <Icon of={IconAlertTriangle} size={18} className={styles.wrong} />;
  if (!state || (state.total === 0 && !state.isAnswered) || state.filled < state.total)
    return <span className={styles.ring} />;
  return (
    <>
      <Icon of={IconCircleCheck} size={18} className={styles.whole} />
      <VisuallyHidden>{t('sections.whole')}</VisuallyHidden>
    </>
  );
}
