import { pillsArticle } from '@camp/contracts/content/parent-education';
import { ArticlePage } from '../components/article-page';

/** /parent-rss-pills */
export default function ParentPillsPage() {
  return <ArticlePage article={pillsArticle} />;
}
