import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { countDone, stepsOf } from "#domain/overview/first-steps.ts";
import { Row } from "#web/account/page/row.tsx";
import { useAuth } from "#web/account/auth-provider.tsx";
import type { Profile } from "#web/account/auth-state.ts";
import { queries } from "#web/client/api.ts";
import { isSignedOut, messageOf } from "#web/client/failure.ts";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { showToast } from "#web/ui/toast/toast.ts";
import { settingsWords } from "./settings-messages.ts";

const words = settingsWords.data;
const overview = "/dashboard/overview";

/** Shows the setup checklist on the overview again, as long as steps are left. */
export function FirstStepsRow({ profile }: { profile: Profile }) {
  const { retryProfile } = useAuth();
  const navigate = useNavigate();
  const { data: done } = useQuery(queries.overview.firstSteps.queryOptions());
  const bringing = useMutation(
    queries.profiles.setFirstSteps.mutationOptions({
      onSuccess: async () => {
        // The profile says whether the overview shows the checklist.
        await retryProfile();
        await navigate(overview);
      },
      onError: (error) => {
        if (!isSignedOut(error))
          showToast({
            title: words.bringBackFailed,
            text: messageOf(error),
            variant: "destructive",
          });
      },
    }),
  );
  const steps = stepsOf(profile);
  const isDone = done && countDone(steps, done) === steps.length;
  const isAway = profile.firstSteps === "ended";
  return (
    <Row
      label={words.steps}
      acts={
        isDone === false &&
        (isAway ? (
          <Button
            size="sm"
            busy={bringing.isPending}
            onClick={() => bringing.mutate({ state: "begun" })}
          >
            {words.bringBack}
          </Button>
        ) : (
          <LinkButton size="sm" to={overview}>
            {words.openSteps}
          </LinkButton>
        ))
      }
    >
      {isDone ? words.stepsDone : isAway ? words.stepsAway : words.stepsOpen}
    </Row>
  );
}
