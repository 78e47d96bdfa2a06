import { useTexts } from '../../i18n/use-texts';
import { Section } from '../../ui/page/section';
import styles from './how-it-works.module.css';

const steps = ['request', 'offer', 'contract', 'delivery'] as const;

/** Shows the four steps of a deal, joined by arches like the spans of a bridge. */
export function HowItWorks() {
  const t = useTexts('home');
  return (
    <div id="how" className={styles.target}>
      <Section title={t('how.title')}>
        <ol className={styles.how}>
          {steps.map((step, index) => (
            <li key={step}>
              {index < steps.length - 1 && (
                <svg className={styles.span} viewBox="0 0 100 36" preserveAspectRatio="none" aria-hidden="true">
                  <path d="M0 18C25-6 75-6 100 18" vectorEffect="non-scaling-stroke" />
                </svg>
              )}
              <em aria-hidden="true">{index + 1}</em>
              <b>{t(`how.${step}.title`)}</b>
              <p>{t(`how.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </Section>
    </div>
  );
}
