import { useNavigate, useParams } from "react-router";
import { ConversationView } from "./conversations/conversation.tsx";
import { tabPath } from "./shared/paths.ts";

/** The page of one conversation. */
export default function ConversationPage() {
  const { conversationId = "" } = useParams();
  const navigate = useNavigate();
  return (
    <ConversationView
      key={conversationId}
      id={conversationId}
      onRemoved={() => void navigate(tabPath("conversations"))}
    />
  );
}
