import type { HomeBlockView } from '@setu/contract';
import { currentLanguage } from '../../i18n/formats';
import { LanguageMark, localizedText } from '../../i18n/localized-text';
import { useReader } from '../../i18n/reader';
import { unbrokenHtml } from '../../i18n/unbroken-text';
import { useTexts } from '../../i18n/use-texts';
import { classNames } from '../../lib/class-names';
import { useInnerLinks } from '../../ui/page/use-inner-links';
import styles from './home-text.module.css';

/** Shows the text of a block, with a mark if it is in the other language. Shows nothing if it is empty. */
export function HomeText({ block, className }: { block: HomeBlockView; className?: string }) {
  const t = useTexts();
  const reader = useReader();
  const handleClick = useInnerLinks();
  // Element names are Latin letters, which say nothing about the language of the text.
  const shown = localizedText({ langs: block.langs, text: block.text.replace(/<[^>]*>/g, ' ') }, 'text', reader);
  if (!shown || block.text === '') return null;
  const isForeign = shown.lang !== currentLanguage(reader);
  return (
    <div className={classNames(styles.text, className)}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link arrives as a click */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only listens to the links inside */}
      <div
        lang={isForeign ? shown.lang : undefined}
        onClick={handleClick}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the catalogue service when it is stored and when it is read
        dangerouslySetInnerHTML={{ __html: unbrokenHtml(block.text) }}
      />
      {isForeign && (
        <LanguageMark language={shown.lang} title={t(shown.lang === 'ru' ? 'lang.inRussian' : 'lang.inEnglish')} />
      )}
    </div>
  );
}
