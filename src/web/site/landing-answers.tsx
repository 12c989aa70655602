import Plus from "lucide-react/icons/plus";
import { Link } from "react-router";
import { buttonClass } from "#web/ui/button-class.ts";
import { pricing, questions } from "./messages.ts";

/** The section #pricing. It shows no prices before they exist. */
export function LandingPricing() {
  return (
    <section id="pricing" aria-labelledby="pricing-title" className="border-t border-line">
      <div className="site-width grid gap-x-16 gap-y-6 py-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] lg:py-24">
        <h2 id="pricing-title" className="font-serif text-3xl tracking-[-0.012em]">
          {pricing.title}
        </h2>
        <div>
          <p className="text-xl font-semibold">{pricing.line}</p>
          <p className="mt-2 max-w-lg text-md text-soft">{pricing.text}</p>
          <Link to="/signup" className={`${buttonClass("secondary")} mt-6`}>
            {pricing.action}
          </Link>
        </div>
      </div>
    </section>
  );
}

/** The section #faq. Its answers describe only what the product does. */
export function LandingQuestions() {
  return (
    <section id="faq" aria-labelledby="faq-title" className="border-t border-line">
      <div className="site-width grid gap-x-16 gap-y-6 py-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] lg:py-24">
        <h2 id="faq-title" className="font-serif text-3xl tracking-[-0.012em]">
          {questions.title}
        </h2>
        <div className="-mt-4 divide-y divide-line">
          {questions.list.map(({ question, answer }) => (
            <details key={question} className="question">
              <summary className="flex items-center justify-between gap-6 py-4 text-lg font-semibold">
                {question}
                <Plus size={20} aria-hidden="true" className="question-sign shrink-0 text-soft" />
              </summary>
              <p className="max-w-2xl pb-6 text-md text-soft">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
