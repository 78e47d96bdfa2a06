import { useParams } from 'react-router';
import { CategoryListPage } from './category-list-page';

/** Lists the cards of one category. */
export function Component() {
  const { id = '' } = useParams();
  return <CategoryListPage key={id} categoryId={id} />;
}
