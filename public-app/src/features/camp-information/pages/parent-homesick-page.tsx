import { homesickArticle } from '@camp/contracts/content/parent-education';
import { ArticlePage } from '../components/article-page';

/** /parent-rss-homesick */
export default function ParentHomesickPage() {
  return <ArticlePage article={homesickArticle} />;
}
