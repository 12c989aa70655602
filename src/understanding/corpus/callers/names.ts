import type { NamedCaller } from "./shape.ts";

/** People and how each says their name; `{spelledLast}` comes from `spelled`. */
export const names: readonly NamedCaller[] = [
  person("Maria", "Delgado", "it's {first} {last}"),
  person("Juan", "de la Cruz", "my name is {first} {last}"),
  person("Thuy", "Nguyen", "{first} {last} thats {spelledLast}"),
  person("Sean", "O'Neill", "This is {first} {last}."),
  person("Fiona", "McAllister", "{first} {last}, M C not M A C"),
  person("Pieter", "van der Berg", "{first}, last name {last}, three words"),
  person("Dorothy", "Hutchins", "Mrs. {first} {last}, dear"),
  person("Tyrell", "Washington", "yeah it's {first} {last}"),
  person("Ana", "Lopez-Garcia", "{first} {last} with a hyphen"),
  person("Bob", "Kowalczyk", "{first}, last name {spelledLast}"),
  person("Linh", "Tran", "i'm {first}, last name {last}"),
  person("Siobhan", "Gallagher", "{first} {last}"),
  person("Esperanza", "Villanueva", "my name {first}, family name {last}"),
  person("Harold", "Finch", "the name's {first} {last}"),
  person("Keisha", "Robinson", "um {first} {last}"),
  person("Minh", "Pham", "{last} is the last name, first name {first}"),
  person("Luis", "Ortega", "you can put it under {first} {last}"),
  person("Grace", "Kim", "{first}", "{last}"),
  person("Declan", "Murphy", "it's {first}", "oh sorry, {last}"),
  person("Priya", "Raghunathan", "{first}", "it's a long one, {spelledLast}"),
  person("Wei", "Zhang", "First name {first}. Last name {last}."),
  person("Jean-Pierre", "Boucher", "I am {first} {last}"),
  person("Mary Ann", "Sutter", "{first} {last}, mary ann is two words"),
  person("Rosa", "Mendez", "{first}, {first} {last}"),
  person("Olumide", "Adeyemi", "My name is {first} {last}, that is {spelledLast}"),
  person("Brittany", "Schultz", "hi yeah this is {first} {last}"),
  person("Earl", "Tubbs", "{last}. {first} {last}."),
  person("Guadalupe", "Santos", "{first} {last} but everybody calls me Lupe"),
  person("Bridget", "O'Shaughnessy", "{first} {last}, and that's {spelledLast}"),
  person("Hoang", "Le", "{first} {last}, just two letters the last name"),
  person("Katarzyna", "Nowak", "{first} {last}"),
  person("Marcus", "St. Clair", "{first} {last}"),
  person("Consuelo", "del Rio", "{first} {last} please"),
  person("Ian", "MacDonald", "name's {first}, surname {last}"),
  person("Destiny", "Jackson", "{first} {last} lol"),
  person("Vincent", "D'Angelo", "Put down {first} {last}."),
  person("Ahmed", "Al-Farsi", "I'm called {first} {last}"),
  person("June", "Park", "{first} like the month, {last}"),
  person("Will", "May", "{first} {last}"),
  person("April", "Summers", "it's {first} {last}"),
  person("Mark", "Young", "{first} {last} here"),
  person("Nhi", "Vo", "{first}, {spelledLast} for the last name"),
  person("Carlos", "Ruiz", "soy, sorry, I am {first} {last}"),
  person("Eleanor", "Whitfield-Hayes", "Certainly, it is {first} {last}."),
  person("Travis", "Boone", "{first}", "{last} why"),
  person("Xochitl", "Ramirez", "{first}, it starts with an x, {last}"),
  person("Patrick", "Fitzgerald", "{first} {last} same as the president"),
  person("Svetlana", "Ivanova", "{first} {last}"),
  person("Deshawn", "Price", "uh first name {first} last name {last}"),
  person("Inez", "de Leon", "{first} {last}"),
  person("Kathleen", "Byrne", "{first} {last}, with a y"),
  person("Hector", "Cabrera", "I go by {first} {last}"),
  person("Tuan", "Dang", "my first name is {first} and my last name is {last}"),
  person("Joy", "Day", "{first} {last}"),
  person("Samuel", "Goldberg", "that would be {first} {last}"),
  person("Lakshmi", "Iyer", "{first}", "{last}, {spelledLast}"),
  person("Dale", "Hickman", "{first}", "{last}"),
  person("Niamh", "Kelly", "{first} {last}, it's spelled funny, N I A M H"),
  person("Rafael", "Dos Santos", "{first} {last}, last name is two words"),
  person("Gwendolyn", "Brooks-Tate", "{first} {last}"),
  person("Tom", "Baker", "{first} {last} for me and my wife Jill"),
  person("Anh", "Bui", "it's {first}", "{spelledLast}"),
];

/** A spelled name, as "o apostrophe n e i l l". */
export function spelled(name: string): string {
  const letters = [...name.toLowerCase()].map((letter) => MARKS[letter] ?? letter);
  return letters.join(" ");
}

const MARKS: Readonly<Record<string, string>> = {
  "'": "apostrophe",
  "-": "hyphen",
  " ": "space",
  ".": "period",
};

function person(first: string, last: string, tells: string, surnameLater?: string): NamedCaller {
  return { first, last, tells, surnameLater };
}
