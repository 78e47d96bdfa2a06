import { currentLanguage } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { pictureAddress } from '../../lib/picture-address';
import styles from './home-admin.module.css';
import { type BlockValues, inLanguage } from './home-values';

/** Shows a slide with its texts in the language of the interface, as it is typed. */
export function SlidePreview({ block }: { block: BlockValues }) {
  const t = useTexts('home-admin');
  const language = currentLanguage();
  return (
    <figure className={styles.preview} aria-label={t('preview')}>
      <figcaption>{t('preview')}</figcaption>
      <div className={styles.slide}>
        <div className={styles.words}>
          <strong>{inLanguage(block.title, language)}</strong>
          <p>{inLanguage(block.text, language)}</p>
          <span className={styles.action}>{inLanguage(block.action, language)}</span>
        </div>
        <div className={styles.arches} aria-hidden="true">
          {block.pictures.map(({ id, url }) => (
            <img key={id} src={pictureAddress(url, 320)} alt="" loading="lazy" />
          ))}
        </div>
      </div>
    </figure>
  );
}
