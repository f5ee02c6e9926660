"""What satellites do and what ships ask for: verbs with their questions, counters and conditions."""
