import { InfoPage } from './InfoPage';

/** A policy: what it is called, since when it holds, and its sections. */
export interface PolicyText {
  readonly title: string;
  readonly effective: string;
  readonly intro: string;
  readonly sections: readonly PolicySection[];
}

interface PolicySection {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Below the paragraphs. */
  readonly points?: readonly string[];
}

export function Policy({ title, effective, intro, sections }: PolicyText) {
  return (
    <InfoPage title={title} note={effective}>
      <p>{intro}</p>
      {sections.map((section) => (
        <section key={section.title}>
          <h2>{section.title}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {section.points && (
            <ul>
              {section.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </InfoPage>
  );
}
