export { FoldedText, isLongText } from "#web/ui/folded-text.tsx";
