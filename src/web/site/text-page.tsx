import type { ReactNode } from "react";

/** Props of TextPage. */
export type TextPageProps = {
  title: string;
  sections?: readonly { title: string; text: string }[];
  children?: ReactNode;
};

/** A short page of text in the public layout. */
export function TextPage({ title, sections = [], children }: TextPageProps) {
  return (
    <article className="site-width py-14 lg:py-20">
      <h1 className="font-serif text-display tracking-[-0.018em]">{title}</h1>
      <div className="mt-8 max-w-2xl text-lg text-soft lg:mt-12">
        {children}
        {sections.map((section) => (
          <section key={section.title} className="mt-8 first:mt-0">
            <h2 className="font-semibold text-ink">{section.title}</h2>
            <p className="mt-1">{section.text}</p>
          </section>
        ))}
      </div>
    </article>
  );
}
