import type { HomeBlockView } from '@setu/contract';
import { LocalizedText } from '../../i18n/localized-text';
import { useTexts } from '../../i18n/use-texts';
import { ButtonLink } from '../../ui/button/button';
import { TextLink } from '../../ui/button/text-link';
import { Carousel } from '../../ui/carousel/carousel';
import { Text } from '../../ui/layout/text';
import { Picture } from '../../ui/media/picture';
import { Skeleton } from '../../ui/skeleton/skeleton';
import styles from './home-hero.module.css';
import { HomeText } from './home-text';

/** Shows the slides of the platform, a placeholder while they load, and nothing if there are none. */
export function HomeHero({ slides }: { slides: HomeBlockView[] | undefined }) {
  const t = useTexts('home');
  if (!slides) return <Skeleton className={styles.heroPlace} height="auto" />;
  if (slides.length === 0) return null;
  return (
    <Carousel
      label={t('hero.label')}
      slides={slides.map((slide, index) => ({
        id: slide.id,
        content: <HeroSlide slide={slide} isFirst={index === 0} />,
      }))}
    />
  );
}

const archCount = 3;

function HeroSlide({ slide, isFirst }: { slide: HomeBlockView; isFirst: boolean }) {
  const t = useTexts('home');
  return (
    <div className={styles.slide}>
      <div className={styles.slideWords}>
        <Text as="h2" className={styles.slideTitle}>
          <LocalizedText of={slide} field="title" />
        </Text>
        <HomeText block={slide} className={styles.slideText} />
        <div className={styles.slideActions}>
          <ButtonLink to={slide.link} tone="spark" size="large">
            {slide.action}
          </ButtonLink>
          <TextLink to="#how" look="plain" className={styles.slideMore}>
            {t('hero.how')}
          </TextLink>
        </div>
      </div>
      <div className={styles.arches} aria-hidden="true">
        <ArchLines />
        {slide.pictures.slice(0, archCount).map((picture) => (
          <span key={picture.id} className={styles.arch}>
            <Picture of={picture} alt="" sizes="184px" priority={isFirst ? 'hero' : 'lazy'} shape="stand" />
          </span>
        ))}
        <i />
      </div>
    </div>
  );
}

/** Draws the bridge's spans as thin lines behind the pictures. */
function ArchLines() {
  return (
    <svg className={styles.archLines} viewBox="0 0 452 408" aria-hidden="true">
      <path d="M6 408a220 220 0 0 1 440 0M46 408a180 180 0 0 1 360 0M-60 408a286 286 0 0 1 572 0" />
    </svg>
  );
}
