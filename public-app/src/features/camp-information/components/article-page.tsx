import type { Article } from '@camp/contracts/content/parent-education';
import { Campfire } from '@camp/ui/illustrations/campfire';
import { Prose } from '@camp/ui/page/page-layout';
import { ProseText } from '../../../text/prose-text';
import { DrawingPage } from '../../../layout/drawing-page';

/** A page for parents to read or print: an introduction, then sections of text and steps. */
export function ArticlePage({ article }: { article: Article }) {
  return (
    <DrawingPage title={article.title} lead={article.intro} drawing={<Campfire />}>
      <Prose>
        {article.sections.map(({ title, text }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ProseText>{text}</ProseText>
          </section>
        ))}
      </Prose>
    </DrawingPage>
  );
}
