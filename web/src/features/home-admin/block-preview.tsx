import type { HomeBlockView } from '@setu/contract';
import { ReaderTexts } from '../../i18n/reader-texts';
import { useTexts } from '../../i18n/use-texts';
import { HomeBanner, HomeHero, PromoTiles } from '../home/public';
import styles from './home-admin.module.css';
import { type BlockKind, type BlockValues, blockInLanguage } from './home-values';

const languages = ['ru', 'en'] as const;
const namespaces = ['home'] as const;

/** Shows a block as readers of either language see it on the home page, as it is typed. */
export function BlockPreview({ kind, block }: { kind: BlockKind; block: BlockValues }) {
  const t = useTexts('home-admin');
  return languages.map((language) => (
    <figure key={language} className={styles.preview}>
      <figcaption>{t(`preview.${language}`)}</figcaption>
      <div className={styles.shown} lang={language} inert>
        <ReaderTexts language={language} namespaces={namespaces}>
          <Shown kind={kind} block={blockInLanguage(block, language)} />
        </ReaderTexts>
      </div>
    </figure>
  ));
}

function Shown({ kind, block }: { kind: BlockKind; block: HomeBlockView }) {
  if (kind === 'banner') return <HomeBanner banner={block} />;
  return kind === 'hero' ? <HomeHero slides={[block]} /> : <PromoTiles tiles={[block]} />;
}
