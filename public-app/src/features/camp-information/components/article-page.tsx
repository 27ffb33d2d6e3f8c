import type { Article } from '@camp/contracts/content/parent-education';
import { PageHeader } from '@camp/ui/page-header';
import { PageLayout, Prose } from '@camp/ui/page-layout';

/** A page for parents to read or print: an introduction, then sections of text and steps. */
export function ArticlePage({ article }: { article: Article }) {
  return (
    <PageLayout width="text">
      <PageHeader eyebrow="For parents" title={article.title} lead={article.intro} />
      <Prose>
        {article.sections.map(({ title, paragraphs = [], steps = [] }) => (
          <section key={title}>
            <h2>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {steps.length > 0 && (
              <ol>
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            )}
          </section>
        ))}
      </Prose>
    </PageLayout>
  );
}
